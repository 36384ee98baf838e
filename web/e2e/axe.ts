/** What axe finds on a page, in words: the rule, and the elements that break it. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS = ['color-contrast', 'link-in-text-block']

export interface Look {
  /** Every rule, or only those that a change of theme can break. */
  rules?: 'all' | 'colours'
  /** The part of the page that is looked at, by its selector; all of it unless told. */
  part?: string
}

export async function violationsOf(page: Page, { rules = 'all', part }: Look = {}): Promise<string[]> {
  // Legacy mode stays in the page instead of opening another one; we have no frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (part !== undefined) axe.include(part)
  const { violations } = await (rules === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOURS)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  )
}
