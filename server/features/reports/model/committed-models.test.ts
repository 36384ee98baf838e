/** Reports that the web's tests read: the server's rules stay on this side, and the web gets what they write. */
import { expect, it } from 'vitest'
import { inRoot } from '#server/platform/root.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts, sparseFacts } from '../asin/facts.test-support.ts'

const MODELS = { full: fullFacts, sparse: sparseFacts }

it.each(['full', 'sparse'] as const)(
  'the committed model %s is what the rules write; update it with `npm test -- unit committed-models -u`',
  async (name) => {
    const model = `${JSON.stringify(asinReport(MODELS[name]()), null, 1)}\n`
    await expect(model).toMatchFileSnapshot(inRoot(`web/features/reports/models/${name}.model.json`))
  },
)
