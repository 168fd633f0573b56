import { Box, Stack, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { pathName } from '#admin/shared/tree/tree.ts'
import type { TreeResource, TreeTerm } from '../term.ts'

interface FoundTermsProps {
  resource: TreeResource
  terms: readonly TreeTerm[]
  found: readonly TreeTerm[]
}

/** What a search in the tree finds, each with what it lies in. */
export const FoundTerms = ({ resource, terms, found }: FoundTermsProps) => (
  <Stack component="ul" sx={{ listStyle: 'none', padding: 1, margin: 0, gap: 1.5 }}>
    {found.map((term) => (
      <Stack key={term.id} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Picture src={term.image?.src} size={40} />
        <Box sx={{ minWidth: 0 }}>
          <Link to={`/${resource}/${term.id}`} sx={{ color: 'text.primary', fontWeight: 600 }}>
            <bdi>{term.name}</bdi>
          </Link>
          {term.parent !== 0 && (
            <Typography variant="caption" color="text.secondary" component="div">
              {pathName(terms, term.parent)}
            </Typography>
          )}
        </Box>
      </Stack>
    ))}
  </Stack>
)
