import type { ReactNode } from 'react'
import { Tabs, type TabsProps } from '../parts/tabs.tsx'
import classes from './page.module.css'

interface PageHeadProps {
  title: string
  /**
   * Set for a title that comes from data. `lang` is the language of the title if it differs from the language of the
   * page, `whole` is the full text, and `short` clamps the title.
   */
  named?: { lang?: string | undefined; whole: string; short: boolean }
  tag?: ReactNode
  /** The question that the page answers. */
  subtitle?: ReactNode
  actions?: ReactNode
}

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
