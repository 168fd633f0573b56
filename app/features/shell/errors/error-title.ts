import { isRouteErrorResponse } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

export const errorTitle = (error: unknown): string =>
  isNotFound(error) ? m.shell_not_found_title() : m.shell_error_title()
