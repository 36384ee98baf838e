import type { ReactNode } from 'react'
import type { ClosedParts } from '#contracts/model/report/server-renderer.ts'
import { Logo } from '#web/kit/parts/logo.tsx'
import banner from '../backdrop/banner-place.module.css'
import crumbs from '../breadcrumbs.module.css'
import { DRAWER_WIDTH } from '../drawer-width.ts'
import shell from '../shell.module.css'
import bar from '../top-bar.module.css'

/** The shell without content, `inert`: not clickable, focusable or read out until the page is interactive. */
export function Outline({ drawer, banner: away, children }: ClosedParts & { children: ReactNode }) {
  return (
    <div inert>
      <header className={bar.bar}>
        <span className={bar.button} />
        <span className={bar.logo}>
          <Logo />
        </span>
      </header>
      <div className={shell.body}>
        {!drawer && <div className={`${shell.drawer} ${shell.outline}`} style={{ width: DRAWER_WIDTH }} />}
        <div className={shell.page}>
          {!away && <div className={banner.place} />}
          <ol className={crumbs.crumbs}>
            <li>{'\u00a0'}</li>
          </ol>
          <main className={shell.content}>{children}</main>
        </div>
      </div>
    </div>
  )
}
