import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useTranslation, withTexts } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { Contact } from '../help/contact.tsx'
import classes from './support.module.css'
import { SupportIcon } from './support-icon.tsx'

const HELP = lazyCode(() => withTexts(import('../help/help-dialog.tsx'), 'help'))

/** The help button: hover and focus show the contacts (SPEC section 2); a click or tap opens answers and contacts. */
export function Support() {
  const { t } = useTranslation(['backdrop', 'help'])
  const [hinted, setHinted] = useState(false)
  const [opened, setOpened] = useState(false)
  const id = useId()
  const byMouse = (to: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setHinted(to)
  const onFocus = (event: FocusEvent) => event.target.matches(':focus-visible') && setHinted(true)
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setHinted(false)
  const open = () => {
    setHinted(false)
    setOpened(true)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: not interactive itself, it only receives the bubbling events of the button */}
      <div
        className={classes.place}
        onPointerEnter={byMouse(true)}
        onPointerLeave={byMouse(false)}
        onFocus={onFocus}
        onBlur={() => setHinted(false)}
        onKeyDown={onKeyDown}
      >
        {hinted && (
          <div id={id} className={classes.card} role="status">
            <strong>{t('help:contact.title')}</strong>
            <Contact brief />
            <span className={classes.hint}>{t('support.hint')}</span>
          </div>
        )}
        <button
          type="button"
          className={classes.button}
          aria-label={t('support.label')}
          aria-haspopup="dialog"
          aria-describedby={hinted ? id : undefined}
          onClick={open}
        >
          <SupportIcon />
        </button>
      </div>
      <LazyDialog lazy={HELP} opened={opened} onClose={() => setOpened(false)}>
        {({ HelpDialog }, isOpen) => <HelpDialog opened={isOpen} onClose={() => setOpened(false)} />}
      </LazyDialog>
    </>
  )
}
