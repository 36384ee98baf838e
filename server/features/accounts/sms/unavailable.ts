import type { Sms } from './sms.ts'

export const noSms: Sms = {
  available: () => false,
  send: () => Promise.reject(new Error('No SMS provider is configured')),
  idle: () => Promise.resolve(),
}
