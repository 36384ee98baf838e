import type { ComponentType } from 'react'
import type { texts as frame } from '#web/locales/zh-CN/frame.ts'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import type { texts as shell } from '#web/locales/zh-CN/shell.ts'
import type { Marker, MenuEntry, MenuGroup } from './menu.ts'

/** What the router hands to a screen: the `:parts` of its path, and its query where the screen asks for it. */
export type ScreenProps = Readonly<Record<string, string | undefined>>

export type BareTitle = keyof (typeof frame)['title']
export type PageTitle = keyof (typeof shell)['title']

interface Place {
  path: `/${string}`
  /** Who may open it; without login a `user` screen leads to the login and back. */
  auth: 'guest' | 'user'
  load: () => Promise<ComponentType<ScreenProps>>
  /** Hands the values of the query to the screen, beside the parts of the path. */
  props?: 'query'
  /** An address to open it by in tests, where the path alone is not one. */
  example?: string
}

/** Draws everything itself. Its title is among the few texts that come before the frame. */
export interface BareScreen extends Place {
  frame: 'bare'
  /** Key of `frame:title`, the name of the screen in the browser's tab. */
  title: BareTitle
  /** Its texts, loaded beside it when it is the first screen of a visit. */
  texts?: keyof Namespaces
}

/** The layout that the picture of a screen that is being built hints at. */
export type Sketch = 'table' | 'chart' | 'form' | 'pictures'

/** Stands in the frame: top bar, menu, breadcrumbs. */
export interface PageScreen extends Place {
  frame: 'page'
  /** Key of `shell:title`: the name in the tab, the menu, the breadcrumbs and the command palette. */
  title: PageTitle
  /** The entry of the menu that it is, or the family below in which it stands. */
  menu?: MenuEntry | MenuGroup
  /** Marks the module to which it belongs, where its path does not tell. */
  module?: Marker
  /** The screen above it, by title, for the breadcrumbs. */
  parent?: PageTitle
  /** While its tool is being built: all screens of one sketch are one drawing with other words. */
  sketch?: Sketch
}

/** One screen. Routes, menu, titles, breadcrumbs, guard, command palette and the every-screen test read one list of these. */
export type Screen = BareScreen | PageScreen
