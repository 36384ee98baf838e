import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation, withTexts } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { PALETTE_KEYS, PALETTE_SHORTCUT } from '#web/kit/palette-keys.ts'
import { SearchIcon } from '#web/kit/parts/menu-icons.tsx'
import { collectKeys } from './collect-keys.ts'
import classes from './open-palette.module.css'

const PALETTE = lazyCode(() => withTexts(import('./palette/palette.tsx'), 'global-search'))

/** Opens the command palette on click or Ctrl K and loads its code on first use. */
export function OpenPalette() {
  const { t } = useTranslation('shell')
  const [openCount, setOpenCount] = useState(0)
  const [isShown, setShown] = useState(false)
  const [typedAhead, setTypedAhead] = useState('')
  const isLoading = openCount > 0 && !isShown
  // What the reader types before the palette appears belongs in its field.
  useEffect(() => {
    if (isLoading) return collectKeys((character) => setTypedAhead((before) => before + character))
  }, [isLoading])
  const open = () => setOpenCount((before) => before + 1)
  const fail = () => {
    setOpenCount(0)
    setTypedAhead('')
  }
  // Also works in text fields, where Ctrl K has no other use.
  useHotkeys([['mod+K', open]], [])
  return (
    <>
      <UnstyledButton
        className={classes.open}
        onClick={open}
        aria-label={`${t('palette.open')} ${PALETTE_KEYS}`}
        aria-keyshortcuts={PALETTE_SHORTCUT}
      >
        <SearchIcon size={16} />
        <span className={classes.label}>{t('palette.open')}</span>
        {/* The space makes the visible text match the accessible name. */}{' '}
        <kbd className={classes.keys}>{PALETTE_KEYS}</kbd>
      </UnstyledButton>
      <LazyDialog lazy={PALETTE} opened={openCount > 0} onClose={fail}>
        {({ Palette }) => (
          <Palette
            openCount={openCount}
            typedAhead={typedAhead}
            onShown={() => setShown(true)}
            onClose={() => setTypedAhead('')}
          />
        )}
      </LazyDialog>
    </>
  )
}
