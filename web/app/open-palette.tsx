import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { lateCode } from '#web/kit/late/late-code.ts'
import { LateOpened } from '#web/kit/late/late-opened.tsx'
import { SearchIcon } from '#web/kit/parts/menu-icons.tsx'
import classes from './open-palette.module.css'

const PALETTE = lateCode(() => import('./palette.tsx'))

const [MODIFIER, SHORTCUT] = /Mac|iPhone|iPad/.test(navigator.userAgent) ? ['⌘', 'Meta+K'] : ['Ctrl', 'Control+K']

/** Opens the command palette, by a click or by Ctrl K. It comes when it is first asked for. */
export function OpenPalette() {
  const { t } = useTranslation('shell')
  const [asked, setAsked] = useState(0)
  const open = () => setAsked((before) => before + 1)
  // In every field too: nothing else means Ctrl K.
  useHotkeys([['mod+K', open]], [])
  return (
    <>
      <UnstyledButton
        className={classes.open}
        onClick={open}
        aria-label={`${t('palette.open')} ${MODIFIER} K`}
        aria-keyshortcuts={SHORTCUT}
      >
        <SearchIcon size={16} />
        <span className={classes.label}>{t('palette.open')}</span>
        {/* The space keeps what is read and what is heard the same. */}{' '}
        <kbd className={classes.keys}>{MODIFIER} K</kbd>
      </UnstyledButton>
      <LateOpened late={PALETTE} opened={asked > 0} onClose={() => setAsked(0)}>
        {({ Palette }) => <Palette asked={asked} />}
      </LateOpened>
    </>
  )
}
