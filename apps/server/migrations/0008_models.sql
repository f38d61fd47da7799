CREATE TABLE "model_choices" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"model_id" uuid,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"chosen_by" uuid,
	CONSTRAINT "model_choices_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"base" text NOT NULL,
	"core" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"settings" text NOT NULL,
	"examples" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"share" integer DEFAULT 0 NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"examples" integer DEFAULT 0 NOT NULL,
	"model_version" text,
	"outcome" jsonb
);
--> statement-breakpoint
ALTER TABLE "changelog_entries" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_choices" ADD CONSTRAINT "model_choices_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_choices" ADD CONSTRAINT "model_choices_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trainings_asked" ON "trainings" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trainings_open" ON "trainings" USING btree ((true)) WHERE state in ('waiting', 'running');