import type { TestApp } from '#server/app/test-app.test-support.ts'
import { caller } from '../caller.test-support.ts'

/** A browser at the login page, and the phone that scans its QR code. */
export function wechatBrowser(t: TestApp) {
  const from = caller(t)
  const phone = async (state: string, act: string, openid?: string): Promise<boolean> =>
    (await from.guest.post('/__dev/wechat', { state, act, openid })).body.data.done
  const poll = async (ticket: string) => (await from.post('getWechatQr', { ticket })).data
  const start = async () => {
    const { ticket, state, seconds, qr } = await poll('')
    return { ticket, state, seconds, qr, id: new URL(qr).searchParams.get('state') ?? '' }
  }
  const confirmedTicket = async (openid?: string) => {
    const { ticket, id } = await start()
    await phone(id, 'confirm', openid)
    return ticket
  }
  const bind = async (ticket: string, number: string, code?: string) =>
    from.post('wechatBind', { ticket, phone: number, code: code ?? (await from.code(number, 'bind')) })
  return { ...from, phone, poll, start, confirmedTicket, bind }
}
