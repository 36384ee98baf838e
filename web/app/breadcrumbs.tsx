import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import type { PageScreen } from '#web/kit/screen.ts'
import classes from './breadcrumbs.module.css'
import { crumbsOf } from './crumbs.ts'
import { useCrumbAddress } from './use-crumb-address.ts'

export function Breadcrumbs({ screen }: { screen: PageScreen }) {
  const { t } = useTranslation('shell')
  const addressOf = useCrumbAddress()
  return (
    <nav aria-label={t('crumbs.label')}>
      <ol className={classes.crumbs}>
        <li>
          <Link href="/products">{t('crumbs.workspace')}</Link>
        </li>
        {crumbsOf(screen).map((crumb) => (
          <li key={'group' in crumb ? crumb.group : crumb.path}>
            <Separator />
            {'group' in crumb ? (
              <span>{t(`group.${crumb.group}`)}</span>
            ) : (
              <Link href={addressOf(crumb)}>{t(`title.${crumb.title}`)}</Link>
            )}
          </li>
        ))}
        <li aria-current="page">
          <Separator />
          <span>{t(`title.${screen.title}`)}</span>
        </li>
      </ol>
    </nav>
  )
}

const Separator = () => (
  <span className={classes.separator}>
    <ChevronIcon size={12} />
  </span>
)
