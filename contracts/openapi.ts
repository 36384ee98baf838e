/** The contract as an OpenAPI 3.1 document, with examples from the sample world. */
import { api } from './api/index.ts'
import type { Endpoint } from './core/endpoint.ts'
import { type FailureName, failures } from './core/failures.ts'
import { failuresOf } from './core/failures-of.ts'
import { LANGUAGES } from './model/language.ts'
import type { OpenApi } from './openapi/document.ts'
import { examplesOf, type Interaction } from './openapi/examples.ts'
import { failureCodes, failureExamples, nameOfAnswer, refusalAnswer } from './openapi/failures.ts'
import { eventSchemas, operationOf } from './openapi/operation.ts'
import { namedSchemas } from './openapi/schemas.ts'

const ABOUT = `Every JSON answer is \`{ code, msg, data }\`. \`code\` 1 is success. A business failure is HTTP 200 with its own code; a protocol fault also has its HTTP status. \`msg\` is ready to show, in the language of \`Accept-Language\`.

A login answers the session token; send it unchanged in \`Authorization\`. Files need no token: other calls answer their signed URLs.

\`x-origin\`: \`upstream\` calls never change their method and path; \`ours\` are calls of this server. \`x-cost\` names the module whose price in power is charged.

The schema \`FailureCode\` describes all codes; each call lists the codes that it can answer.`

const calls = Object.entries(api).flatMap(([tag, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ tag, name, endpoint })),
)

/**
 * The document of all endpoints that `has` accepts, with examples from `interactions` of the committed pacts.
 * This function is long: the outline of the document.
 */
export function openApi(
  interactions: readonly Interaction[],
  has: (endpoint: Endpoint) => boolean = () => true,
): OpenApi {
  const paths: Record<string, Record<string, object>> = {}
  const described = calls.filter(({ endpoint }) => has(endpoint))
  for (const { tag, name, endpoint } of described) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = operationOf(tag, name, endpoint, examplesOf(endpoint, interactions))
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Research tool for marketplace sellers',
      version: '0.1.0',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The session token, without a prefix',
        },
        tokenInQuery: {
          type: 'apiKey',
          in: 'query',
          name: 'token',
          description: 'The session token in the query, for EventSource',
        },
      },
      parameters: {
        acceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'Language of `msg`',
          schema: { type: 'string', enum: [...LANGUAGES], default: LANGUAGES[0] },
        },
        lastEventId: {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The id of the last event received',
          schema: { type: 'string' },
        },
      },
      schemas: {
        FailureCode: failureCodes(),
        ...namedSchemas(),
        ...Object.assign({}, ...described.map(({ endpoint }) => eventSchemas(endpoint))),
      },
      responses: Object.fromEntries(described.flatMap(({ endpoint }) => refusalsOf(endpoint))),
      examples: failureExamples(),
    },
  }
}

/** The text of contracts/openapi.json. */
export const openApiText = (interactions: readonly Interaction[]): string =>
  `${JSON.stringify(openApi(interactions), null, 2)}\n`

/** Response components of the failures with an HTTP status other than 200. */
function refusalsOf(endpoint: Endpoint): [string, object][] {
  const byStatus = Map.groupBy(failuresOf(endpoint), (name) => failures[name].status)
  return [...byStatus]
    .filter(([status]) => status !== 200)
    .map(([, names]: [number, FailureName[]]) => [nameOfAnswer(names), refusalAnswer(names)])
}
