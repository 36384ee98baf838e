import { Button, Loader, Title } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { Logo } from '#web/kit/parts/logo.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import classes from './alipay.module.css'
import { useFormFromOpener } from './use-form-from-opener.ts'

/**
 * The page in the popup. It submits the form from its opener at once, so users see it for more than a moment only after
 * a payment, or if they open it themselves.
 */
export function AlipayScreen() {
  const { t } = useTranslation('billing')
  const state = useFormFromOpener()
  return (
    <main className={classes.screen}>
      <Logo />
      <section className={classes.card}>
        {(state === 'waiting' || state === 'done') && <Loader className={classes.loader ?? ''} />}
        <Title order={1} size={22}>
          {state === 'noOpener' ? t('alipay.strange') : state === 'done' ? t('alipay.done') : t('alipay.title')}
        </Title>
        {state === 'broken' && <Notice tone="failure">{t('alipay.broken')}</Notice>}
        {state === 'waiting' && <p className={classes.text}>{t('alipay.text')}</p>}
        {state === 'done' && <p className={classes.text}>{t('alipay.doneText')}</p>}
        {state === 'noOpener' && <p className={classes.text}>{t('alipay.strangeText')}</p>}
        {window.opener ? (
          <Button variant="default" onClick={() => window.close()}>
            {t('alipay.close')}
          </Button>
        ) : (
          <Button component={Link} href="/order">
            {t('alipay.back')}
          </Button>
        )}
      </section>
    </main>
  )
}
