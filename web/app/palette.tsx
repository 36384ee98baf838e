/** The command palette. It loads when it is first opened, with the screen names in both languages for the search. */
import '@mantine/spotlight/styles.css'
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { menuIcons, PersonIcon, SearchIcon } from '#web/kit/parts/menu-icons.tsx'
import type { PageScreen } from '#web/kit/screen.ts'
import { texts as en } from '#web/locales/en-US/shell.ts'
import { texts as zh } from '#web/locales/zh-CN/shell.ts'
import { entries, families, isReady, pages, readyFirst } from './menu.ts'
import classes from './palette.module.css'

/** Finished screens first, then in the order of the menu, then screens that the menu does not list. */
const inOrder = readyFirst([
  ...new Set([...entries.map(({ screen }) => screen), ...families.flatMap(({ members }) => members), ...pages]),
])

/** One screen per title: all screens in the menu, and the other screens that open without parameters. */
const listed = inOrder.filter(
  (screen, i) => (screen.menu || !screen.example) && inOrder.findIndex(({ title }) => title === screen.title) === i,
)

interface PaletteProps {
  /** The palette opens whenever this number increases. */
  openCount: number
}

export function Palette({ openCount }: PaletteProps) {
  const { t } = useTranslation('shell')
  const [, navigate] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens whenever the count increases
  useEffect(() => spotlight.open(), [openCount])

  const action = (screen: PageScreen): SpotlightActionData => {
    const { path, title, menu } = screen
    const Icon = menu ? menuIcons[menu] : PersonIcon
    return {
      id: path,
      label: t(`title.${title}`),
      keywords: [zh.title[title], en.title[title], path],
      leftSection: <Icon size={18} />,
      rightSection: (
        <>
          {!isReady(screen) && <span className={classes.planned}>{t('nav.planned')}</span>}
          <span className={classes.path}>{path}</span>
        </>
      ),
      onClick: () => navigate(path),
    }
  }
  return (
    <Spotlight
      actions={listed.map(action)}
      shortcut={null}
      nothingFound={t('palette.nothing')}
      aria-label={t('palette.label')}
      searchProps={{
        leftSection: <SearchIcon size={18} />,
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.label'),
      }}
      classNames={{ actionLabel: classes.label ?? '' }}
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      scrollable
      maxHeight={420}
      highlightQuery
    />
  )
}
