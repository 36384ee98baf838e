import { Button, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { devtools } from '#contracts/api/dev/devtools.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import type { ScreenProps } from '#web/kit/screen.ts'
import classes from './wechat-phone.module.css'

/** The actions whose result is a notice on this page. `allow` instead opens another page, which sends `confirm`. */
type Act = Exclude<Body<typeof devtools.wechat>['act'], 'allow' | 'confirm'>

/** Replaces the WeChat app in dev mode: the QR code of the login leads here. */
export function WechatPhoneScreen({ state = '' }: ScreenProps) {
  const { t } = useTranslation('devtools')
  const [openid, setOpenid] = useState('wechat-user-1')
  const [done, setDone] = useState<Act>()
  const change = useChange(devtools.wechat)
  const run = (act: Act) => {
    setDone(act)
    change.mutate({ body: { state, act } })
  }
  const allow = (as?: string) => {
    setDone(undefined)
    const body = { state, act: 'allow' as const, ...(as !== undefined && { openid: as }) }
    change.mutate({ body }, { onSuccess: ({ back }) => back !== undefined && location.assign(back) })
  }
  return (
    <div className={classes.phone}>
      <Title order={1}>{t('phone.title')}</Title>
      <p className={classes.text}>{t('phone.text')}</p>
      <Button variant="default" onClick={() => run('scan')}>
        {t('phone.scan')}
      </Button>
      <Button onClick={() => allow()}>{t('phone.allow')}</Button>
      <form
        className={classes.other}
        onSubmit={(event) => {
          event.preventDefault()
          allow(openid)
        }}
      >
        <TextInput
          label={t('phone.openid')}
          value={openid}
          maxLength={64}
          pattern="[\w\-]+"
          required
          withAsterisk={false}
          onChange={(event) => setOpenid(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('phone.allowAs')}
        </Button>
      </form>
      <Button variant="default" onClick={() => run('refuse')}>
        {t('phone.refuse')}
      </Button>
      <Button variant="default" onClick={() => run('expire')}>
        {t('phone.expire')}
      </Button>
      {change.error && <Notice tone="failure">{change.error.msg}</Notice>}
      {change.data?.done === false && <Notice tone="warning">{t('phone.gone')}</Notice>}
      {change.data?.done && done && <Notice tone="success">{t(`phone.done.${done}`)}</Notice>}
    </div>
  )
}
