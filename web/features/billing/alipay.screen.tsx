import { Button, Title } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { Logo } from '#web/kit/parts/logo.tsx'
import classes from './alipay.module.css'

/**
 * The page of the payment popup. Whoever opens it writes Alipay's form into it and sends it off, so this shows only for a
 * moment, or to somebody who came by the address.
 */
export function AlipayScreen() {
  const { t } = useTranslation('billing')
  return (
    <main className={classes.screen}>
      <Logo />
      <section className={classes.card}>
        <Title order={1} size={22}>
          {t('alipay.title')}
        </Title>
        <p>{t('alipay.text')}</p>
        <Button component={Link} href="/order" variant="default">
          {t('alipay.back')}
        </Button>
      </section>
    </main>
  )
}
