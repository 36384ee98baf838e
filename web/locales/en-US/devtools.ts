import type { texts as source } from '../zh-CN/devtools.ts'

export const texts: typeof source = {
  phone: {
    title: 'WeChat, simulated',
    text: 'In dev mode the QR code of a login leads here. Decide in place of WeChat on a phone; the login page follows.',
    scan: 'Scan',
    confirm: 'Confirm as the WeChat of the sample account',
    openid: 'Another WeChat (openid)',
    confirmAs: 'Confirm as this',
    refuse: 'Cancel the login',
    expire: 'Let the code expire',
    gone: 'The code was used, cancelled or has expired. Get a new one on the login page',
    done: {
      scan: 'Scanned: the login page waits for the confirmation',
      confirm: 'Confirmed: the login page logs in, or asks for a phone',
      refuse: 'The login is cancelled',
      expire: 'The code has expired',
    },
  },
}
