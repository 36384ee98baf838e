/** Models for the tests of the web, which cannot import the server's rules. */
import { expect, it } from 'vitest'
import { rootPath } from '#server/platform/root.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts, sparseFacts } from '../asin/facts.test-support.ts'

const MODELS = { full: fullFacts, sparse: sparseFacts }

it.each(['full', 'sparse'] as const)(
  'the committed model %s matches the rules; update it with `npm test -- unit committed-models -u`',
  async (name) => {
    const model = `${JSON.stringify(asinReport(MODELS[name]()), null, 1)}\n`
    await expect(model).toMatchFileSnapshot(rootPath(`web/features/reports/models/${name}.model.json`))
  },
)
