/** A screen whose tool is being built: its place in the house, and what it will answer. */
import type { texts } from '#web/locales/zh-CN/upcoming.ts'
import type { PageScreen, PageTitle, Sketch } from '../screen.ts'

export type UpcomingKey = keyof (typeof texts)['screen'] & PageTitle
/** What the ASIN report answers of it already. */
export type Already = keyof (typeof texts)['already']
interface Upcoming extends Pick<PageScreen, 'path' | 'menu' | 'module' | 'parent' | 'props' | 'example'> {
  sketch: Sketch
  already: Already
  auth?: PageScreen['auth']
}

/** Declares one; its words stand in `upcoming:screen` under the key of its title. */
export function upcoming(title: UpcomingKey, { sketch, already, auth = 'user', ...place }: Upcoming): PageScreen {
  return {
    ...place,
    title,
    sketch,
    auth,
    frame: 'page',
    load: () => import('./upcoming.screen.tsx').then((module) => module.upcomingScreen({ title, sketch, already })),
  }
}
