import type { texts as source } from '../zh-CN/rights.ts'

export const texts: typeof source = {
  notAdvice: 'For orientation only, not legal advice. Ask a patent or trademark attorney before you decide.',
  sampleNote: 'Patents, marks and cases tagged “Sample data” are made up for demonstration.',
  risk: { high: 'High risk', medium: 'Medium risk', low: 'Low risk', none: 'No longer in force' },
  status: {
    pending: 'Pending',
    inForce: 'In force',
    expired: 'Expired',
    lapsed: 'Lapsed',
    invalidated: 'Invalidated',
    unknown: 'Status unknown',
  },
  enforcer: 'Owner enforces its rights',
  cases: 'Enforcement cases: {{count}}',
}
