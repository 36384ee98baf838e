import type { ReactNode } from 'react'
import { Tabs, type TabsProps } from '../parts/tabs.tsx'
import classes from './page.module.css'

interface PageHeadProps {
  title: string
  /** Of a title out of the data: its language where that is not the page's, its whole text, and whether two lines are enough. */
  named?: { lang?: string | undefined; whole: string; short: boolean }
  /** A word on the state of the whole page. */
  tag?: ReactNode
  /** What the page answers, in a line. */
  subtitle?: ReactNode
  /** What is done with the page as a whole. */
  actions?: ReactNode
}

/** The head of a page: what it is called, what it answers, and what can be done with it. */
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
  /** The parts of the page, one of which shows. */
  tabs?: Omit<TabsProps<Tab>, 'children'>
  children: ReactNode
}

/** A page: its head, its tabs where it has parts, and its content. Every screen in the frame begins with it. */
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
