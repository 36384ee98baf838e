import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  sizes: { type: 'rule', values: ['target-size'] },
} as const

export interface AxeOptions {
  /** `all` by default. `colours` are the rules that a theme can break, `sizes` the ones that longer texts can break. */
  rules?: keyof typeof RULES
  part?: string
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

declare global {
  interface Window {
    axe?: { run(part: Document | string, options: object): Promise<{ violations: Violations }> }
  }
}

/** Loads axe once per document: AxeBuilder loads it for every check, which takes longer than the check. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return
  // Legacy mode opens no second page. It cannot check frames of other sites, but no screen has any.
  await new AxeBuilder({ page }).setLegacyMode().withRules('html-has-lang').analyze()
}

/** One line per violation: rule, elements and reason. */
export async function violationsOf(page: Page, { rules = 'all', part }: AxeOptions = {}): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(
    async ([runOnly, part]) => {
      // Leaving out the passed rules saves half of the time.
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
