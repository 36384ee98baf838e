import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useCodes } from '#web/features/extension/use-codes.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { QrCode } from '#web/kit/parts/qr-code.tsx'
import classes from './support.module.css'
import { SupportIcon } from './support-icon.tsx'

/** The floating way to a human: its QR code shows on hover and focus, and on a tap; Escape closes it. */
export function Support() {
  const { t } = useTranslation('backdrop')
  const { support } = useCodes()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const words = support.named ? 'named' : 'site'

  // A tap elsewhere closes it: not every phone moves the focus.
  useEffect(() => {
    if (!open) return
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [open])

  const byMouse = (to: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(to)
  // A finger gives the focus before it clicks, which then would close at once what the focus has opened.
  const onFocus = (event: FocusEvent) => event.target.matches(':focus-visible') && setOpen(true)
  const onClick = ({ nativeEvent }: MouseEvent) =>
    setOpen((now) => (nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'mouse' ? true : !now))
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is operated is the button within; this hears of it
    <div
      ref={place}
      className={classes.place}
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
      onFocus={onFocus}
      onBlur={() => setOpen(false)}
      onKeyDown={onKeyDown}
    >
      {open && (
        <div id={id} className={classes.card} role="status">
          <QrCode text={support.text} label={t(`support.${words}.title`)} size={168} />
          <strong>{t(`support.${words}.title`)}</strong>
          <span>{t(`support.${words}.hint`)}</span>
        </div>
      )}
      <button
        type="button"
        className={classes.button}
        aria-label={t('support.label')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onClick}
      >
        <SupportIcon />
      </button>
    </div>
  )
}
