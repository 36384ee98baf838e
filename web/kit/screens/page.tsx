import type { ReactNode } from 'react'
import { Tabs, type TabsProps } from '../parts/tabs.tsx'
import classes from './page.module.css'

interface PageHeadProps {
  title: string
  /** For a title from data: its language if it differs from the page's, its full text, and whether it fits two lines. */
  named?: { lang?: string | undefined; whole: string; short: boolean }
  /** The state of the whole page. */
  tag?: ReactNode
  /** The question that the page answers, in a line. */
  subtitle?: ReactNode
  /** Actions on the whole page. */
  actions?: ReactNode
}

/** The page head: title, subtitle and actions. */
export const PageHead = ({ title, named, tag, subtitle, actions }: PageHeadProps) => (
  <header className={classes.head} data-page-head>
    <h1
      className={classes.title}
      lang={named?.lang}
      title={named?.whole}
      data-named={named ? true : undefined}
      data-short={named?.short || undefined}
    >
      {title}
    </h1>
    {tag}
    {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
)

interface PageProps<Tab extends string> extends PageHeadProps {
  /** Tabs if the page has several parts. */
  tabs?: Omit<TabsProps<Tab>, 'children'>
  children: ReactNode
}

/** A page: head, tabs and content. Every screen in the frame starts with it. */
export function Page<Tab extends string>({ tabs, children, ...head }: PageProps<Tab>) {
  return (
    <>
      <PageHead {...head} />
      {tabs ? (
        <Tabs {...tabs}>
          <div className={classes.content}>{children}</div>
        </Tabs>
      ) : (
        children
      )}
    </>
  )
}
