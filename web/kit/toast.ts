/** Toasts: top, 2000 ms (SPEC section 9). */
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { textOf } from '#web/api/failure.ts'

export const TOAST_MS = 2000

const show = (message: string, color: string) => {
  const closeButtonProps = { 'aria-label': i18next.t('close') }
  return notifications.show({ message, color, autoClose: TOAST_MS, closeButtonProps })
}

export const toast = {
  success: (message: string) => show(message, 'teal'),
  /** A toast without a text says that the request timed out. */
  refusal: (message: string) => show(message || i18next.t('requestTimedOut'), 'red'),
  failure: (thrown: unknown) => toast.refusal(textOf(thrown)),
}
