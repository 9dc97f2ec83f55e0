-- What a person wrote is found when they are forgotten, and what admins did to somebody when their address is proven by another. Some databases have them from the migration of letters.
CREATE INDEX IF NOT EXISTS message_of_author ON message (site_id, author_id);
CREATE INDEX IF NOT EXISTS audit_of_subject ON audit (site_id, subject);
