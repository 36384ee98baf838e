import type { LoginProps } from '../password-login.tsx'
import { BindPhone } from './bind-phone.tsx'
import { ClosedCard } from './closed-card.tsx'
import { QrCard } from './qr-card.tsx'
import { useWechat } from './use-wechat.ts'

export function WechatLogin(shared: LoginProps) {
  const { login, reopen, refresh } = useWechat()
  if (login.state === 'bind') return <BindPhone {...shared} ticket={login.ticket} onAgain={refresh} />
  if (login.state === 'closed')
    return <ClosedCard reason={login.reason} onReopen={() => reopen(login.ticket)} onAgain={refresh} />
  return <QrCard login={login} onRefresh={refresh} />
}
