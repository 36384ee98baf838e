import type { PageScreen } from '../screen.ts'
import type { Subject, TitleIn, UpcomingLook } from './upcoming.screen.tsx'

interface Upcoming extends Pick<PageScreen, 'path' | 'menu' | 'module' | 'parent' | 'props' | 'example'>, UpcomingLook {
  auth?: PageScreen['auth']
}

/** Declares an unfinished screen. Its texts are in the namespace `subject`, under `upcoming` and its title. */
export function upcoming<S extends Subject>(
  subject: S,
  title: TitleIn<S>,
  { sketch, available, auth = 'user', ...place }: Upcoming,
): PageScreen {
  const content = { subject, title, sketch, available }
  return {
    ...place,
    title,
    sketch,
    auth,
    frame: 'page',
    load: () => import('./upcoming.screen.tsx').then((module) => module.upcomingScreen(content)),
  }
}
