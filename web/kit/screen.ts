import type { ComponentType } from 'react'
import type { texts as frame } from '#web/locales/zh-CN/frame.ts'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import type { texts as shell } from '#web/locales/zh-CN/shell.ts'
import type { Marker, MenuEntry, MenuGroup } from './menu.ts'

export type ScreenProps = Readonly<Record<string, string | undefined>>

export type BareTitle = keyof (typeof frame)['title']
export type PageTitle = keyof (typeof shell)['title']

interface Place {
  path: `/${string}`
  /** A `user` screen redirects guests to the login and back. */
  auth: 'guest' | 'user'
  load: () => Promise<ComponentType<ScreenProps>>
  /** Passes the query to the screen, besides the parameters of the path. */
  props?: 'query'
  /** An address for tests if the path has parameters or needs a query. */
  example?: string
}

/** A screen without the frame. Its title is in the texts that load first. */
export interface BareScreen extends Place {
  frame: 'bare'
  /** Key of `frame:title`, for the document title. */
  title: BareTitle
  /** Texts that load in parallel with the screen if it is the first screen of a visit. */
  texts?: keyof Namespaces
}

/** The layout drawn in the placeholder of an unfinished screen. */
export type Sketch = 'table' | 'chart' | 'form' | 'pictures'

/** A screen in the frame: top bar, menu, breadcrumbs. */
export interface PageScreen extends Place {
  frame: 'page'
  /** Key of `shell:title`, for document title, menu, breadcrumbs and command palette. */
  title: PageTitle
  /** The menu entry of the screen, or the menu group that lists the screen. */
  menu?: MenuEntry | MenuGroup
  /** The module of the screen, if the path does not show the module. */
  module?: Marker
  /** Title of the parent screen in the breadcrumbs. */
  parent?: PageTitle
  /** Set while the screen is unfinished. */
  sketch?: Sketch
}

export type Screen = BareScreen | PageScreen
