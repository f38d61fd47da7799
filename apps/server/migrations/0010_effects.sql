CREATE TABLE "effects" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"scam" integer,
	"honest" integer,
	"messages" integer,
	"why" text,
	"model" text NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "effects" ADD CONSTRAINT "effects_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;