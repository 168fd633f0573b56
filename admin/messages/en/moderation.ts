export const moderation = {
  reviews: 'Reviews',
  comments: 'Comments',
  messages: 'Messages to the shop',
  states: { hold: 'Waiting', approved: 'Approved', spam: 'Spam', trash: 'Trash' },
  verbs: { hold: 'Hold back', approved: 'Approve', spam: 'Spam', trash: 'Trash' },
  done: { hold: 'It waits again', approved: 'Approved', spam: 'Marked as spam', trash: 'Moved to the trash' },
  none: 'There is nothing here.',
  no_messages: 'Nobody has written yet.',
  stars: '%{count} of 5 stars',
  see_post: 'See it in the shop',
  mark_read: 'Mark as read',
  mark_unread: 'Mark as unread',
}

export const moderationResources = {
  reviews: { name: 'Review |||| Reviews' },
  comments: { name: 'Comment |||| Comments' },
  'contact-messages': { name: 'Message |||| Messages' },
  jobs: { name: 'Job |||| Jobs' },
}
