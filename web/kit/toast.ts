import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { textOf } from '#web/api/failure.ts'

/** SPEC section 9. */
export const TOAST_MS = 2000

const show = (message: string, color: string) => {
  const closeButtonProps = { 'aria-label': i18next.t('close') }
  return notifications.show({ message, color, autoClose: TOAST_MS, closeButtonProps })
}

/** Longer than a toast, because a notice contains a link (SPEC section 9). */
const NOTICE_MS = 5000

/** A notice about an event, with a link. It replaces a notice with the same id. */
export function notice(id: string, tone: 'good' | 'bad', message: ReactNode): void {
  const closeButtonProps = { 'aria-label': i18next.t('close') }
  const color = tone === 'good' ? 'teal' : 'red'
  notifications.hide(id)
  notifications.show({ id, message, color, autoClose: NOTICE_MS, closeButtonProps })
}

export const closeNotice = (id: string) => void notifications.hide(id)

export const toast = {
  success: (message: string) => show(message, 'teal'),
  /** An empty text becomes "request timed out". */
  refusal: (message: string) => show(message || i18next.t('requestTimedOut'), 'red'),
  failure: (thrown: unknown) => toast.refusal(textOf(thrown)),
}
