import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { AlertIcon, CheckIcon, RefreshIcon } from '#web/kit/parts/icons.tsx'
import { QrCode } from '#web/kit/parts/qr-code.tsx'
import classes from './qr-card.module.css'
import type { WechatLogin } from './use-wechat.ts'

interface QrCardProps {
  login: Exclude<WechatLogin, { state: 'closed' }>
  onRefresh: () => void
}

/** Shows the QR code. An overlay covers it while it loads, and once it is scanned, refused, expired or failed. */
export function QrCard({ login, onRefresh }: QrCardProps) {
  const { t } = useTranslation('wechat')
  const { state } = login
  const hasEnded = state === 'refused' || state === 'expired' || state === 'failed'
  return (
    <div className={classes.column}>
      <div className={classes.card}>
        {'qr' in login && <QrCode text={login.qr} label={t('qr')} size={220} />}
        <div className={classes.cover} data-state={state} role="status">
          {state === 'asking' && <Loader size="sm" aria-label={t('asking')} />}
          {state === 'scanned' && (
            <Outcome good icon={<CheckIcon size={26} />} title={t('scanned')} text={t('scannedText')} />
          )}
          {hasEnded && (
            <Outcome
              icon={<AlertIcon size={26} />}
              title={t(`over.${state}`)}
              text={'reason' in login ? login.reason : state === 'refused' ? t('refusedText') : t('expiredText')}
            />
          )}
          {hasEnded && (
            <Button size="sm" leftSection={<RefreshIcon size={16} />} onClick={onRefresh}>
              {t('refresh')}
            </Button>
          )}
        </div>
      </div>
      <p className={classes.how}>{t('how')}</p>
      <p className={classes.note}>
        {t('note')}
        {'qr' in login && !hasEnded && (
          <a className={classes.link} href={login.qr} target="_blank" rel="noopener noreferrer">
            {t('open')}
          </a>
        )}
      </p>
    </div>
  )
}

function Outcome({ good, icon, title, text }: { good?: true; icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span className={classes.icon} data-good={good}>
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
    </>
  )
}
