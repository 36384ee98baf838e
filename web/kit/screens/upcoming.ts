/** A screen whose tool is being built: its place in the house, and what it will answer. */
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import type { PageScreen, PageTitle } from '../screen.ts'
import type { UpcomingContent } from './upcoming.screen.tsx'

/** The subjects whose texts say what a screen will answer, under `upcoming`. */
type Subject = {
  [N in keyof Namespaces]: Namespaces[N] extends { upcoming: object } ? N : never
}[keyof Namespaces]

type TitleIn<S extends Subject> = Namespaces[S] extends { upcoming: infer Screens } ? keyof Screens & PageTitle : never

interface Upcoming
  extends Pick<PageScreen, 'path' | 'menu' | 'module' | 'parent' | 'props' | 'example'>,
    Omit<UpcomingContent, 'subject' | 'title'> {
  auth?: PageScreen['auth']
}

/** Declares one; its words stand in the texts of its subject, under the key of its title. */
export function upcoming<S extends Subject>(
  subject: S,
  title: TitleIn<S>,
  { sketch, already, auth = 'user', ...place }: Upcoming,
): PageScreen {
  const content = { subject, title, sketch, already }
  return {
    ...place,
    title,
    sketch,
    auth,
    frame: 'page',
    load: () => import('./upcoming.screen.tsx').then((module) => module.upcomingScreen(content)),
  }
}
