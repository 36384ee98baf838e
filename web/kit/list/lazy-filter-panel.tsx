import { Skeleton } from '@mantine/core'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'

const PANEL = lazyCode(() => import('./filter-panel.tsx'))

/** The filter panel, loaded after the list: most visits only read the list. */
export const LazyFilterPanel = (props: FilterPanelProps) => (
  <LazyPart lazy={PANEL} waiting={<Skeleton height={320} radius="lg" />}>
    {({ FilterPanel }) => <FilterPanel {...props} />}
  </LazyPart>
)
