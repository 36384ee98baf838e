import { useContact } from '#web/features/extension/use-info.ts'
import { devMode } from '#web/kit/dev-mode.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { QrCode } from '#web/kit/parts/qr-code.tsx'
import classes from './contact.module.css'

/** Environment variables for the operator: docs/configuration.md. */
const VARIABLES = 'SUPPORT_EMAIL, SUPPORT_WECHAT, SUPPORT_CODE'

/**
 * The support contacts, or a hint if there are none. In dev mode the hint also names the variables to set, unless
 * `brief`.
 */
export function Contact({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation('help')
  const contact = useContact()
  if (!contact) return null
  const { email, wechat, code } = contact
  if (!email && !wechat && !code)
    return (
      <div className={classes.none}>
        <p>{t('contact.none')}</p>
        {devMode && !brief && <p>{t('contact.operator', { variables: VARIABLES })}</p>}
      </div>
    )
  return (
    <div className={classes.contact}>
      {code && (
        <figure>
          <QrCode text={code} label={t('contact.scan')} size={144} />
          <figcaption>{t('contact.scanHint')}</figcaption>
        </figure>
      )}
      {(email || wechat) && (
        <dl>
          {email && (
            <div>
              <dt>{t('contact.email')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
          {wechat && (
            <div>
              <dt>{t('contact.wechat')}</dt>
              <dd>{wechat}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}
