import { VisuallyHidden } from '@mantine/core'
import { Link } from 'wouter'
import { formatCount } from '#contracts/model/number.ts'
import { useLanguage } from '#web/kit/session.ts'
import classes from './page-tabs.module.css'

export interface PageTab {
  href: string
  label: string
  current: boolean
  /** How much is new there, and that in words. */
  news?: { count: number; label: string }
}

/** The views of a page, each with an address of its own. On a phone they move sideways. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const language = useLanguage()
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ href, label, current, news }) => (
        <Link key={href} href={href} className={classes.tab ?? ''} aria-current={current ? 'page' : undefined}>
          {label}
          {news && news.count > 0 && (
            <span className={classes.news}>
              <span aria-hidden="true">{formatCount(news.count, language)}</span>
              <VisuallyHidden>{news.label}</VisuallyHidden>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
