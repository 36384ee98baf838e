/** Toasts: top, 2000 ms (SPEC section 9). */
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { textOf } from '#web/api/failure.ts'

export const TOAST_MS = 2000

const show = (message: string, color: string) => {
  const closeButtonProps = { 'aria-label': i18next.t('close') }
  return notifications.show({ message, color, autoClose: TOAST_MS, closeButtonProps })
}

/** What is told with something to do about it stays longer than what is only to be read (SPEC section 9). */
const NOTICE_MS = 5000

/** Tells what happened elsewhere, and leads there. One of the same id takes the place of the one before. */
export function notice(id: string, tone: 'good' | 'bad', message: ReactNode): void {
  const closeButtonProps = { 'aria-label': i18next.t('close') }
  const color = tone === 'good' ? 'teal' : 'red'
  notifications.hide(id)
  notifications.show({ id, message, color, autoClose: NOTICE_MS, closeButtonProps })
}

export const closeNotice = (id: string) => void notifications.hide(id)

export const toast = {
  success: (message: string) => show(message, 'teal'),
  /** A toast without a text says that the request timed out. */
  refusal: (message: string) => show(message || i18next.t('requestTimedOut'), 'red'),
  failure: (thrown: unknown) => toast.refusal(textOf(thrown)),
}
