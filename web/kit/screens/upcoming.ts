/** A screen whose tool is being built: its place in the house, and what it will answer. */
import type { PageScreen } from '../screen.ts'
import type { UpcomingContent } from './upcoming.screen.tsx'

interface Upcoming
  extends Pick<PageScreen, 'path' | 'menu' | 'module' | 'parent' | 'props' | 'example'>,
    Omit<UpcomingContent, 'title'> {
  auth?: PageScreen['auth']
}

/** Declares one; its words stand in `upcoming:screen` under the key of its title. */
export function upcoming(
  title: UpcomingContent['title'],
  { sketch, already, auth = 'user', ...place }: Upcoming,
): PageScreen {
  return {
    ...place,
    title,
    sketch,
    auth,
    frame: 'page',
    load: () => import('./upcoming.screen.tsx').then((module) => module.upcomingScreen({ title, sketch, already })),
  }
}
