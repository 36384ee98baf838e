import { Button } from '@mantine/core'
import { Link, useLocation } from 'wouter'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import type { texts } from '#web/locales/zh-CN/upcoming.ts'
import { useTranslation } from '../i18n.ts'
import { ArrowIcon, CheckIcon } from '../parts/icons.tsx'
import { Tag } from '../parts/tag.tsx'
import type { PageTitle, ScreenProps, Sketch } from '../screen.ts'
import { Page } from './page.tsx'
import { SketchPicture } from './sketch-picture.tsx'
import classes from './upcoming.module.css'

/** Unfinished screens link to the ASIN analysis, because it already answers part of most of their questions. */
const ASIN = '/products/asin_fx/index'
/** The page to which `/products` leads. */
const WORKSPACE = '/products/ai_pantent/index'

const POINTS = ['first', 'second', 'third'] as const

/** Namespaces with texts about unfinished screens, under `upcoming`. */
export type Subject = {
  [N in keyof Namespaces]: Namespaces[N] extends { upcoming: object } ? N : never
}[keyof Namespaces]

export type TitleIn<S extends Subject> = Namespaces[S] extends { upcoming: infer Screens }
  ? keyof Screens & PageTitle
  : never

export interface UpcomingLook {
  sketch: Sketch
  /** The part of the question that the ASIN report already answers. */
  available: keyof (typeof texts)['available']
}

export interface UpcomingContent<S extends Subject> extends UpcomingLook {
  subject: S
  title: TitleIn<S>
}

/** The component of an unfinished screen: its question, what it will show, and a link to a finished tool. */
export function upcomingScreen<S extends Subject>({ sketch, available, ...words }: UpcomingContent<S>) {
  const { subject, title }: { subject: Subject; title: PageTitle } = words
  return function UpcomingScreen(props: ScreenProps) {
    // The keys are cast: `TitleIn` ensures that they exist.
    const { t } = useTranslation(['upcoming', 'shell', subject])
    const [path] = useLocation()
    const given = Object.entries(props).filter(([, value]) => value)
    return (
      <Page
        title={t(`shell:title.${title}`)}
        subtitle={t(`${subject}:upcoming.${title}.question` as 'shows')}
        tag={<Tag tone="plain">{t('shell:nav.planned')}</Tag>}
      >
        <article className={classes.screen}>
          <div className={classes.words}>
            {given.length > 0 && (
              <p className={classes.given}>
                <span>{t('given')}</span>
                {given.map(([name, value]) => (
                  <b key={name}>{value}</b>
                ))}
              </p>
            )}
            <h2 className={classes.shows}>{t('shows')}</h2>
            <ul className={classes.points}>
              {POINTS.map((point) => (
                <li key={point}>
                  <CheckIcon size={18} />
                  <span>{t(`${subject}:upcoming.${title}.points.${point}` as 'shows')}</span>
                </li>
              ))}
            </ul>
          </div>
          <SketchPicture sketch={sketch} />
          <section className={classes.now}>
            <div>
              <h2>{t('now')}</h2>
              <p>{t(`available.${available}`)}</p>
            </div>
            <div className={classes.ways}>
              <Button component={Link} href={ASIN} rightSection={<ArrowIcon size={16} />}>
                {t('toAsin')}
              </Button>
              {path !== WORKSPACE && (
                <Button component={Link} href="/products" variant="default">
                  {t('toWorkspace')}
                </Button>
              )}
            </div>
          </section>
        </article>
      </Page>
    )
  }
}
