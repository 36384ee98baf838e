/** What few visits open, in one chunk: the details of a term and the sources of traffic. */
export { TermDrawer } from './term-drawer.tsx'
export { TrafficSources } from './traffic-sources.tsx'
