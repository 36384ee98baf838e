/** What axe finds on a page, in words: the rule, and the elements that break it. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  sizes: { type: 'rule', values: ['target-size'] },
} as const

export interface Look {
  /** Every rule, or only those that a change of theme or of the length of texts can break. */
  rules?: keyof typeof RULES
  /** Selector of the part to check; the whole page by default. */
  part?: string
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

declare global {
  interface Window {
    axe?: { run(part: Document | string, options: object): Promise<{ violations: Violations }> }
  }
}

/** The builder loads axe for every look, which takes longer than the look: it does so once per document. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return
  // Legacy mode stays in the page instead of opening another one; no screen embeds a frame of another site.
  await new AxeBuilder({ page }).setLegacyMode().withRules('html-has-lang').analyze()
}

export async function violationsOf(page: Page, { rules = 'all', part }: Look = {}): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(
    async ([runOnly, part]) => {
      // Passes are not described, which saves half of the time.
      const found = await window.axe?.run(part ?? document, { runOnly, resultTypes: ['violations'] })
      if (!found) throw new Error('axe did not load')
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
        ),
      )
    },
    [RULES[rules], part] as const,
  )
}
