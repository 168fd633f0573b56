import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { textOfHtml } from '#admin/shared/text-of-html.ts'
import { ModerationList } from './moderation-list.tsx'

const About = ({ link }: { link: string }) => (
  <Link href={link} target="_blank" rel="noopener">
    {useTranslate()('moderation.see_post')}
  </Link>
)

/** Comments on posts. */
const CommentList = () => (
  <ModerationList
    tell={(comment) => ({
      author: textOfHtml(comment.author_name),
      email: comment.author_email ?? '',
      date: comment.date,
      about: <About link={comment.link} />,
      text: textOfHtml(comment.content),
    })}
  />
)

export default CommentList
