CREATE TABLE "deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deletions_subject" CHECK (subject in ('users', 'submissions'))
);
--> statement-breakpoint
CREATE INDEX "deletions_deleted" ON "deletions" USING btree ("deleted_at","id");