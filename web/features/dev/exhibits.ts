/** The exhibits of the gallery by section. Leaving out a part that parts.ts lists is a compile error. */
import { type ComponentType, lazy } from 'react'
import { Buttons, DeleteDialogs, Dialogs, Inputs, Paging, SearchBoxes, Toasts, TopUps } from './exhibits/controls.tsx'
import { Icons, Logos, MenuIcons, Pictures, QrCodes, Tags, WaitingCards, Waitings } from './exhibits/marks.tsx'
import { FoldedParts, Messages, Notices, Panels, RetryButtons, SafeHtmls, Scrollers } from './exhibits/states.tsx'
import { Choices, LanguageSwitches, MarketplacePickers, TabChoices, ThemeSwitches } from './exhibits/switches.tsx'
import { Colours, Corners, Spaces, Types } from './exhibits/tokens.tsx'
import type { LIST_PARTS, PARTS } from './parts.ts'

/** Loaded lazily, because report blocks and charts import the texts of reports. */
const loadBlocks = () => import('./exhibits/blocks.tsx')
const ReportBlocks = lazy(() => loadBlocks().then(({ ReportBlocks: component }) => ({ default: component })))
const Charts = lazy(() => loadBlocks().then(({ Charts: component }) => ({ default: component })))
const WhatIfs = lazy(() => import('./exhibits/what-if.tsx').then(({ WhatIfs: component }) => ({ default: component })))
const ProfitAnalyses = lazy(() =>
  import('./exhibits/profit-analysis.tsx').then(({ ProfitAnalyses: component }) => ({ default: component })),
)

/** Lazy, because lists import the texts of metrics. */
const list = (name: keyof typeof import('./exhibits/lists.tsx')) =>
  lazy(() => import('./exhibits/lists.tsx').then((module) => ({ default: module[name] })))
const filter = (name: keyof typeof import('./exhibits/filters.tsx')) =>
  lazy(() => import('./exhibits/filters.tsx').then((module) => ({ default: module[name] })))

export const SECTIONS = ['tokens', 'controls', 'parts', 'lists', 'reports', 'calculators'] as const

type Exhibits<Name extends string> = Readonly<Record<Name, ComponentType>>

export const exhibits: Readonly<
  Record<(typeof SECTIONS)[number], Exhibits<string>> & {
    parts: Exhibits<(typeof PARTS)[number]>
    lists: Exhibits<(typeof LIST_PARTS)[number]>
  }
> = {
  tokens: { colours: Colours, type: Types, space: Spaces, corners: Corners },
  controls: {
    buttons: Buttons,
    inputs: Inputs,
    toasts: Toasts,
    'top-up': TopUps,
  },
  parts: {
    'category-select': filter('CategorySelects'),
    choice: Choices,
    'data-select': filter('DataSelects'),
    'delete-dialog': DeleteDialogs,
    dialog: Dialogs,
    folded: FoldedParts,
    icons: Icons,
    'language-switch': LanguageSwitches,
    logo: Logos,
    'marketplace-picker': MarketplacePickers,
    'menu-icons': MenuIcons,
    message: Messages,
    'month-select': filter('MonthSelects'),
    notice: Notices,
    pages: Paging,
    panel: Panels,
    'product-picture': Pictures,
    'qr-code': QrCodes,
    'retry-button': RetryButtons,
    'safe-html': SafeHtmls,
    scroller: Scrollers,
    'search-box': SearchBoxes,
    tabs: TabChoices,
    tag: Tags,
    'theme-switch': ThemeSwitches,
    waiting: Waitings,
    'waiting-card': WaitingCards,
  },
  lists: {
    'paged-list': list('PagedLists'),
    'list-table': list('ListTables'),
    'preset-row': filter('PresetRows'),
    'filter-panel': filter('FilterPanels'),
    'range-field': filter('RangeFields'),
    'choice-field': filter('ChoiceFields'),
    'filter-problems': filter('FilterProblemLists'),
    'filter-chips': filter('FilterChipLists'),
    'list-bar': list('ListBars'),
    'list-grid': list('ListGrids'),
    'sort-head': list('SortHeads'),
    'list-cards': list('ListCardLists'),
    'compare-tray': list('CompareTrays'),
    'compare-table': list('CompareTables'),
  },
  reports: { blocks: ReportBlocks, chart: Charts, 'what-if': WhatIfs },
  calculators: { 'profit-analysis': ProfitAnalyses },
}
