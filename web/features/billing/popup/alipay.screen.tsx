import { Button, Loader, Title } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { Logo } from '#web/kit/parts/logo.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import classes from './alipay.module.css'
import { useHandedForm } from './use-handed-form.ts'

/**
 * The page of the payment popup. The page that opened it hands it the payment form, which it sends off: so it shows for a
 * moment only, or to somebody who came by the address.
 */
export function AlipayScreen() {
  const { t } = useTranslation('billing')
  const state = useHandedForm()
  const strange = state === 'strange'
  return (
    <main className={classes.screen}>
      <Logo />
      <section className={classes.card}>
        {state === 'waiting' && <Loader className={classes.loader ?? ''} />}
        <Title order={1} size={22}>
          {t(strange ? 'alipay.strange' : 'alipay.title')}
        </Title>
        {state === 'broken' ? (
          <Notice tone="failure">{t('alipay.broken')}</Notice>
        ) : (
          <p className={classes.text}>{t(strange ? 'alipay.strangeText' : 'alipay.text')}</p>
        )}
        {strange && (
          <Button component={Link} href="/order" size="md">
            {t('alipay.back')}
          </Button>
        )}
      </section>
    </main>
  )
}
