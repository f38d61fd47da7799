CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"rejected_at" timestamp with time zone NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "review_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"submission_id" uuid NOT NULL,
	"action" text NOT NULL,
	"label" text,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deletions" DROP CONSTRAINT "deletions_subject";--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_status";--> statement-breakpoint
ALTER TABLE "dataset_examples" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "traces" integer[];--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "first_by" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "first_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "approved_label" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "score_before" real;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "rejected_by" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_actions" ADD CONSTRAINT "review_actions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_of_user" ON "receipts" USING btree ("user_id","rejected_at");--> statement-breakpoint
CREATE INDEX "review_actions_admin" ON "review_actions" USING btree ("admin_id","done_at");--> statement-breakpoint
CREATE INDEX "review_actions_submission" ON "review_actions" USING btree ("submission_id","done_at");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_first_by_users_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_rejected_by_users_id_fk" FOREIGN KEY ("rejected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_traces" ON "submissions" USING gin ("traces") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "submissions_entry" ON "submissions" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "submissions_by" ON "submissions" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "submissions_rejected" ON "submissions" USING btree ("rejected_at") WHERE status = 'rejected';--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_subject" CHECK (subject in ('users', 'submissions', 'dataset_examples'));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_status" CHECK (status in ('pending', 'approved', 'rejected'));