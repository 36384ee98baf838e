import { Busboy } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { refuse } from '#server/platform/refusal.ts'

/** Room for the multipart headers, including the file name. */
const FORM_BYTES = 4096

export const formLimit = ({ bytes }: NonNullable<Endpoint['upload']>) => bytes + FORM_BYTES

/** Adds routes whose body is the form's one file, as a Buffer. */
export function registerUploadRoutes(
  app: FastifyInstance,
  { types }: NonNullable<Endpoint['upload']>,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  const badFile = (problem: string) => refuse('badRequest', { field: 'file', problem })
  const noFile = () => badFile('must be one file of a form')
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => {
        const file = await fileIn(body, request.headers['content-type'] ?? '')
        if (!file) throw noFile()
        if (!types.includes(file.type)) throw badFile(`must be ${types.join(' or ')}`)
        return file.bytes
      },
    )
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(noFile()))
    scope.addHook('preValidation', (request, _reply, next) => next(request.body === undefined ? noFile() : undefined))
    addRoutes(scope)
    done()
  })
}

interface UploadedFile {
  type: string
  bytes: Buffer
}

/** The file of the form; undefined if the form is not readable or has no file named `file`. */
function fileIn(body: Buffer, type: string): Promise<UploadedFile | undefined> {
  return new Promise((resolve) => {
    let file: UploadedFile | undefined
    try {
      const form = new Busboy({ headers: { 'content-type': type }, limits: { files: 1, fields: 0 } })
      form.on('file', (field, content, _name, _encoding, fileType) => {
        const chunks: Buffer[] = []
        content.on('data', (chunk: Buffer) => chunks.push(chunk))
        // A form that ends within the file is an error of the file, too.
        content.on('error', () => resolve(undefined))
        content.on('end', () => {
          if (field === 'file') file = { type: fileType, bytes: Buffer.concat(chunks) }
        })
      })
      form.on('finish', () => resolve(file))
      form.on('error', () => resolve(undefined))
      form.end(body)
    } catch {
      // The header names no boundary, or one that is too long.
      resolve(undefined)
    }
  })
}
