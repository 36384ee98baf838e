import { Link } from 'wouter'
import { EXTENSION } from '#contracts/model/extension.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Logo } from '#web/kit/parts/logo.tsx'
import { frontDialogPath } from './front-dialogs.ts'
import classes from './site-footer.module.css'

export function SiteFooter({ way }: { way: string }) {
  const { t } = useTranslation('home')
  return (
    <footer className={classes.footer}>
      <div>
        <Logo />
        <p>{t('footer.note')}</p>
        <nav aria-label={t('footer.label')}>
          <Link href={way}>{t('start')}</Link>
          <Link href={frontDialogPath('extension')}>{t('footer.plugin', { version: `v${EXTENSION.version}` })}</Link>
          <Link href={frontDialogPath('prices')}>{t('footer.prices')}</Link>
          <Link href={frontDialogPath('help')}>{t('footer.help')}</Link>
          <Link href={frontDialogPath('terms')}>{t('footer.terms')}</Link>
        </nav>
      </div>
    </footer>
  )
}
