/** Documentation of the server's own calls. */
import { endpoints, file } from '../core/endpoint.ts'

export const docs = endpoints({
  openapi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This document: every call as OpenAPI 3.1',
    auth: 'guest',
    origin: 'ours',
    answer: file('application/json'),
    failures: [],
  },
})
