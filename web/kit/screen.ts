import type { ComponentType } from 'react'
import type { texts } from '#web/locales/zh-CN/frame.ts'

/** What the router hands to a screen: the `:parts` of its path. */
export type ScreenProps = Readonly<Record<string, string | undefined>>

/** One screen: the router, the guard, the document title and the every-screen test all read the same list of these. */
export interface Screen {
  path: string
  /** Key of `frame:title`, the name of the screen in the browser's tab. */
  title: keyof (typeof texts)['title']
  /** Who may open it; without login a `user` screen leads to the login and back. */
  auth: 'guest' | 'user'
  /** `page` stands in the frame with the top bar; `bare` draws everything itself. */
  frame: 'page' | 'bare'
  load: () => Promise<ComponentType<ScreenProps>>
  /** An address to open it by in tests, where the path alone is not one. */
  example?: string
}
